import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { parseEuros } from "#app/domain/money/euros.ts";
import { paths } from "#app/paths.ts";
import type { Commission, PublishView } from "../queries.server.ts";

const debounce = 500;

/**
 * The shares of the price that is being typed. The server works them out: the rates, which the creator is not told,
 * stay there. None while what is typed is no price.
 */
export function useCommission({ id, commission }: PublishView) {
  const fetcher = useFetcher<{ commission: Commission | null }>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [isPrice, setPrice] = useState(true);
  useEffect(() => () => clearTimeout(timer.current), []);

  function fetchCommission(typed: string) {
    clearTimeout(timer.current);
    const read = parseEuros(typed);
    setPrice(read.ok);
    if (!read.ok) return;
    const query = new URLSearchParams({ price: typed });
    timer.current = setTimeout(() => fetcher.load(`${paths.publish(id)}?${query}`), debounce);
  }
  const shown: Commission | null = fetcher.data ? fetcher.data.commission : commission;
  return { commission: isPrice ? shown : null, fetchCommission };
}
