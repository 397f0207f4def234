import { keyLines } from "#app/domain/workout/sheet/key-lines.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { Table } from "#app/ui/elements/table.tsx";
import { helpKeyIsOn, turnHelpKey } from "./use-keys.ts";

export function KeyList() {
  const isHydrated = useHydrated();
  return (
    <>
      <p className="hint without-script">These keys need JavaScript. Everything they do has a button or a form, too.</p>
      <Table caption="Keys of the program editor" headers={["Key", "Where", "What it does"]}>
        {keyLines().map(({ keys, where, does }) => (
          <tr key={does}>
            <td>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </td>
            <td>{where}</td>
            <td>{does}</td>
          </tr>
        ))}
      </Table>
      {isHydrated && (
        <label className="check">
          <input
            type="checkbox"
            defaultChecked={helpKeyIsOn()}
            onChange={({ currentTarget }) => turnHelpKey(currentTarget.checked)}
          />
          The keys ? and / act outside fields
        </label>
      )}
    </>
  );
}
