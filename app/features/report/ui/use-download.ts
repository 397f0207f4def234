import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

type Download = { is: "idle" | "making" | "made" | "failed"; message: string };

const idle: Download = { is: "idle", message: "" };
const making: Download = { is: "making", message: "Making the report. A long program takes a minute." };
const made: Download = { is: "made", message: "The report is ready; your browser has stored it." };
const stopped: Download = { is: "idle", message: "Stopped. No report was made." };
const failed: Download = {
  is: "failed",
  message: "The report could not be fetched. Check your connection and try again.",
};

/** A response that is a page of ours is navigated to instead. */
export function useDownload() {
  const [state, setState] = useState(idle);
  const navigate = useNavigate();
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);

  async function start(address: string) {
    const controller = new AbortController();
    running.current = controller;
    setState(making);
    try {
      const response = await fetch(address, { signal: controller.signal });
      if (isFile(response)) {
        store(await response.blob(), nameOf(response));
        return setState(made);
      }
      const { pathname, search } = new URL(response.url);
      if (!response.redirected) return setState(failed);
      setState(idle);
      navigate(pathname + search, { replace: true, preventScrollReset: true });
    } catch {
      setState(controller.signal.aborted ? stopped : failed);
    }
  }

  return { state, start, stop: () => running.current?.abort() };
}

function isFile({ ok, headers }: Response) {
  return ok && headers.get("Content-Disposition")?.startsWith("attachment");
}

function nameOf({ headers }: Response) {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get("Content-Disposition") ?? "")?.[1];
  return encoded ? decodeURIComponent(encoded) : "report.pdf";
}

function store(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
