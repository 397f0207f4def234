import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import type { Licence, Sales } from "../views.ts";
import { Bar, Widget } from "./widget.tsx";

type LicenceProps = { licence: Licence; productName: string; mayInvite: boolean };

export function LicenceWidget({ licence, productName, mayInvite }: LicenceProps) {
  const { isFree, used, allowed, until, subscription } = licence;
  return (
    <Widget title="Licence" more={{ to: paths.subscribe(), label: isFree ? "Subscribe" : "Change licence" }}>
      {isFree && <p>{`You are on free version of ${productName}.`}</p>}
      {!isFree && subscription && <p className="font-semibold">{subscription.plan}</p>}
      {allowed > 0 && <Users used={used} allowed={allowed} until={until} />}
      {allowed === 0 && mayInvite && (
        <p className="text-sm text-ink-2">You need a licence to invite clients and give them programs.</p>
      )}
    </Widget>
  );
}

function Users({ used, allowed, until }: Pick<Licence, "used" | "allowed" | "until">) {
  const left = Math.max(0, allowed - used);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-1 text-ink-2">
        <b className="text-2xl font-bold tracking-tight text-ink tabular-nums">{used}</b>
        {` of ${counted(allowed, "user")}`}
        <span className="ms-auto text-sm">{left === 0 ? "No users left" : `${counted(left, "user")} left`}</span>
      </p>
      <Bar share={used / allowed} isWide />
      {until && <p className="text-sm text-ink-2">Granted until {until}</p>}
    </>
  );
}

export function SalesWidget({ sales: { sold, gross, share } }: { sales: Sales }) {
  return (
    <Widget title="Sold this month" more={{ to: paths.commissions(), label: "Commissions" }}>
      <p>
        <b className="text-2xl font-bold tracking-tight tabular-nums">{share}</b>{" "}
        <span className="text-ink-2">your share</span>
      </p>
      <p className="text-sm text-ink-2">
        {counted(sold, "program")} sold for {gross}
      </p>
    </Widget>
  );
}
