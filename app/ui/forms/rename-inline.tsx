import { useEffect, useRef, useState } from "react";
import { typedText } from "#app/domain/forms/typed-text.ts";
import { LeaveQuestion } from "#app/ui/dialogs/leave-question.tsx";
import { Button } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { useEnteredForm } from "./entered-form.ts";

type RenameProps = {
  thing: { name: string; version: number };
  action: string;
};

export function RenameInline(props: RenameProps) {
  const { name } = props.thing;
  const ref = useClosedWhenRenamed(name);
  return (
    <details ref={ref} className="open:order-1 open:basis-full">
      <summary className="btn btn-ghost btn-s w-fit list-none">
        <Icon name="pencil" />
        Rename
        <span className="sr-only"> {name}</span>
      </summary>
      <RenameForm key={name} {...props} />
    </details>
  );
}

const noStarts = {};

function RenameForm({ thing: { name, version }, action }: RenameProps) {
  const { ref, isBlank, follow } = useBlank();
  const form = useRef<HTMLFormElement>(null);
  const { loses, onSubmit } = useEnteredForm(form, { starts: noStarts });
  return (
    <>
      <PostForm
        ref={form}
        action={action}
        className="flex gap-2 py-2"
        onInput={follow}
        onSubmit={onSubmit}
        preventScrollReset
      >
        <input type="hidden" name="version" value={version} />
        <input
          ref={ref}
          className="input"
          name="name"
          aria-label={`New name of ${name}`}
          autoComplete="off"
          defaultValue={name}
        />
        <Button disabled={isBlank}>Save</Button>
      </PostForm>
      <LeaveQuestion loses={loses} />
    </>
  );
}

function useBlank() {
  const ref = useRef<HTMLInputElement>(null);
  const [isBlank, setIsBlank] = useState(false);
  const follow = () => setIsBlank(typedText(ref.current?.value ?? "") === "");
  useEffect(follow, []);
  return { ref, isBlank, follow };
}

function useClosedWhenRenamed(name: string) {
  const ref = useRef<HTMLDetailsElement>(null);
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name || !ref.current) return;
    before.current = name;
    ref.current.open = false;
    ref.current.querySelector("summary")?.focus();
  }, [name]);
  return ref;
}
