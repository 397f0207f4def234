import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Modal } from "#app/ui/dialogs/modal.tsx";

/** After a save. Without script it stands in the page, and both ways are links. */
export function SavedDialog({ stayAt, onClose }: { stayAt: string; onClose: () => void }) {
  return (
    <Modal title="Your program has been successfully saved!" onClose={onClose}>
      <div className="actions">
        <Link className="btn" to={stayAt} replace preventScrollReset onClick={onClose}>
          Continue editing
        </Link>
        <Link className="btn btn-primary" to={paths.programs()}>
          Exit program
        </Link>
      </div>
    </Modal>
  );
}
