import { counted } from "#app/domain/text/counted.ts";

type Taken = {
  followedPrograms: number;
  otherPrograms: number;
  posts: number;
  clients: number | null;
  isCoach: boolean;
};

export function LeavingPreview({ followedPrograms, otherPrograms, posts, clients, isCoach }: Taken) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
      <section className="grid gap-2">
        <p>This is erased at once and for good:</p>
        <ul className="list-disc ps-5">
          <li>your name, e-mail and phone number, your settings, your passkeys, and every login</li>
          <li>what you did in training, your maxima and your body weight</li>
          <li>who coaches you, invitations and e-mails to you, and the archive of your data</li>
          {otherPrograms > 0 && (
            <li>{counted(otherPrograms, "program")} that nobody follows or bought, and your folders</li>
          )}
          {isCoach && clients !== null && (
            <li>
              your business: groups, invitations, notes about clients, and exercises that nobody uses.
              {clients > 0 && ` Your ${counted(clients, "client")} keep their data and get an e-mail`}
            </li>
          )}
        </ul>
      </section>
      <section className="grid gap-2">
        <p>This is kept, without your name:</p>
        <ul className="list-disc ps-5">
          {followedPrograms > 0 && (
            <li>
              {counted(followedPrograms, "program")} that clients follow or coaches bought: they can still read them,
              and nobody can change them
            </li>
          )}
          {posts > 0 && <li>{counted(posts, "post")}, for the athletes who read them</li>}
          {clients === null && (
            <li>what your colleagues share with you: clients and notes about them, groups and exercises</li>
          )}
          {isCoach && <li>what you entered for athletes, which is theirs</li>}
          <li>payments, for as long as the law requires us to keep them</li>
        </ul>
      </section>
    </div>
  );
}
