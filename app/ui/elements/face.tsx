import { initialsOf } from "#app/domain/people/initials.ts";
import { tintOf } from "./tints.ts";

type FaceProps = {
  id: string;
  name: string;
  pictureUrl?: string | null;
  size?: "s" | "m" | "l";
};

const sizes = { s: "size-6 text-[0.625rem]", m: "size-8 text-xs", l: "size-14 text-xl" };

export function Face({ id, name, pictureUrl, size = "m" }: FaceProps) {
  const shape = `flex-none rounded-full ${sizes[size]}`;
  if (pictureUrl) {
    return <img className={`${shape} object-cover`} src={pictureUrl} alt="" loading="lazy" decoding="async" />;
  }
  return (
    <span className={`grid place-items-center font-bold ${shape} ${tintOf(id)}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
