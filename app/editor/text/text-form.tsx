import { type ReactNode, type RefObject, useEffect } from "react";
import { DraftOffer } from "#app/editor/drafts/draft-offer.tsx";
import type { Versions } from "#app/editor/drafts/draft-text.ts";
import type { DraftOwner } from "#app/editor/drafts/drafts.ts";
import { typeInto, useTextDraft } from "#app/editor/drafts/use-text-draft.ts";
import { Button, SubmitButton } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { boxId } from "./open-lines.tsx";
import { ReadingsList } from "./readings-list.tsx";
import { type TextAnswered, TextProblems } from "./text-problems.tsx";
import { checkId } from "./use-answers.ts";
import { type ReadAlong, useReadings } from "./use-readings.ts";

type Props = {
  label: string;
  text: string;
  /** The days' versions and the save id, which makes a repeated post idempotent. */
  versions: Versions;
  saveId: string;
  owner: DraftOwner;
  submitLabel: string;
  isSubmitPlain?: boolean;
  result: TextAnswered | undefined;
  along: ReadAlong;
  canCheck?: boolean;
  hint?: string;
  children?: ReactNode;
};

/** Errors and questions name line and column; no input is lost. */
export function TextForm({
  label,
  owner,
  submitLabel,
  isSubmitPlain = false,
  along,
  canCheck = false,
  result,
  hint = "",
  children,
  ...stored
}: Props) {
  const refused = result?.ok === false ? result : undefined;
  const { box, draft, restore, versions } = useTextDraft(owner, stored, result?.ok === true);
  useAnsweredText(box, refused);
  const readings = useReadings(box, along, refused?.readings);
  const { errors = [], questions = [], conflict } = refused ?? {};
  const isWrong = errors.length + questions.length > 0;
  const hasProblems = isWrong || conflict !== undefined || refused?.isRead === true;
  const theirs = conflict?.theirs ?? null;
  return (
    <PostForm className="form" preventScrollReset>
      {refused && hasProblems && <TextProblems response={refused} box={box} submitLabel={submitLabel} />}
      <DraftOffer draft={draft} onRestore={restore} onDecided={() => box.current?.focus()} />
      {children}
      <TextVersions saveId={stored.saveId} versions={(!conflict && refused?.versions) || versions} />
      <div
        className={`grid gap-4${theirs === null ? " lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-end" : " lg:grid-cols-2"}`}
      >
        <TextBox box={box} label={label} hint={hint} text={refused?.text ?? stored.text} isWrong={isWrong} />
        {theirs === null ? <ReadingsList readings={readings} box={box} /> : <SavedText text={theirs} />}
      </div>
      <Actions {...{ submitLabel, isSubmitPlain, canCheck }} isContested={theirs !== null} />
    </PostForm>
  );
}

type BoxProps = {
  box: RefObject<HTMLTextAreaElement>;
  label: string;
  hint: string;
  text: string;
  isWrong: boolean;
};

function TextBox({ box, label, hint, text, isWrong }: BoxProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={boxId}>
        {label}
      </label>
      <p className="hint" id="week-text-hint">
        {`One exercise per line: ‘Back squat 5x5 @80%’. ${hint}`}
      </p>
      <textarea
        ref={box}
        className="input week-text lg:h-128 lg:resize-none"
        id={boxId}
        name="text"
        defaultValue={text}
        rows={24}
        spellCheck={false}
        aria-describedby={isWrong ? "week-text-problems week-text-hint" : "week-text-hint"}
        aria-invalid={isWrong || undefined}
      />
    </div>
  );
}

type ActionsProps = { submitLabel: string; isSubmitPlain: boolean; canCheck: boolean; isContested: boolean };

function Actions({ submitLabel, isSubmitPlain, canCheck, isContested }: ActionsProps) {
  return (
    <div className="actions">
      {isContested && (
        <Button name="take" value="theirs">
          Take theirs
        </Button>
      )}
      {canCheck && !isContested && (
        <Button name="do" value="check">
          Check
        </Button>
      )}
      <SubmitButton
        id={checkId}
        variant={isSubmitPlain ? "plain" : "primary"}
        pendingLabel={isSubmitPlain ? "Reading…" : undefined}
      >
        {isContested ? "Keep mine" : submitLabel}
      </SubmitButton>
    </div>
  );
}

function SavedText({ text }: { text: string }) {
  return (
    <div className="field">
      <label className="label" htmlFor="saved-text">
        Saved in the meantime
      </label>
      <p className="hint">Take theirs leaves it as it is; what you wrote is then kept in the history.</p>
      <textarea className="input week-text" id="saved-text" key={text} defaultValue={text} rows={24} readOnly />
    </div>
  );
}

function TextVersions({ saveId, versions }: { saveId: string; versions: Versions }) {
  return (
    <>
      <input type="hidden" name="saveId" value={saveId} />
      {versions.map(({ key, version }) => (
        <input key={key} type="hidden" name={`${key}.version`} value={version} />
      ))}
    </>
  );
}

function useAnsweredText(box: RefObject<HTMLTextAreaElement>, response: TextAnswered | undefined) {
  useEffect(() => {
    const { text, posted } = response ?? {};
    if (text === undefined || posted === undefined || text === posted) return;
    if (box.current && box.current.value === posted.replace(/\r\n?/g, "\n")) typeInto(box, text);
  }, [box, response]);
}
