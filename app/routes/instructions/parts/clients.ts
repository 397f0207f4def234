import type { Part } from "./part.ts";

export const clients: Part = {
  title: "Clients",
  steps: [
    {
      title: "Invite your clients",
      text: [
        "Under Clients, press Invite client and type an e-mail. The person gets an e-mail with a link that is good for 30 days. Until they accept, you can send it again or withdraw it. Your licence says how many people you can invite.",
      ],
      picture: "invite",
      screens: ["clients/invite", "clients/invitation", "clients/delete-invitation"],
    },
    {
      title: "Invite many at once",
      text: [
        "Import reads a CSV file of up to 2,000 people, or addresses that you paste. You first see what can’t be read and why. Tick all, none, or as many as your licence has room for, and press Invite the ticked people.",
      ],
      picture: "import",
      screens: ["clients/import", "clients/import-lines", "clients/import-sent"],
    },
    {
      title: "Keep them in sight",
      text: [
        "The list of clients says who follows which program and who has not joined yet. Put clients who train together in a group, and filter the list by it. Tick several people to put them in a group, give them a program, invite them again or remove them.",
      ],
      picture: "clients",
      screens: [
        ...["clients/clients", "clients/groups", "clients/group", "clients/rename-group", "clients/delete-group"],
        ...["clients/picked/group", "clients/picked/program", "clients/picked/invite", "clients/picked/delete"],
        "client/groups",
      ],
    },
    {
      title: "Know one client",
      text: [
        "A client’s page has their last four weeks, workouts, maxima, programs and body weight. You can give them a program and enter a maximum, a training maximum or their weight.",
      ],
      picture: "client",
      screens: [
        ...["client/client", "client/new-program", "client/new-maximum", "client/maximum", "client/training-maximum"],
        ...["client/training-share", "client/body-weight"],
      ],
    },
    {
      title: "Enter a workout for them",
      text: [
        "If a client trained without the app, enter the workout: choose a day of their program and type what they did. A workout opens with what was done beside what was asked.",
      ],
      screens: ["client/new-workout", "client/enter-workout", "client/workout"],
    },
    {
      title: "Write notes",
      text: [
        "Notes on a client’s page are for your business alone. After somebody leaves, you find them under Notes about past clients.",
      ],
      screens: [
        ...["client/new-note", "client/note", "client/delete-note", "clients/past-notes", "clients/delete-past-note"],
      ],
    },
    {
      title: "End the coaching",
      text: [
        "Edit opens what you may change about a client. Delete ends the coaching: the client keeps their own data.",
      ],
      screens: ["clients/edit", "clients/delete"],
    },
  ],
};

export const results: Part = {
  title: "What comes back",
  steps: [
    {
      title: "Read their comments",
      text: [
        "Comments lists the workouts that clients commented on, new ones first and marked. Open one to see what they did, set by set.",
      ],
      picture: "comments",
      screens: ["comments/comments", "comments/comment"],
    },
    {
      title: "See who is fit to train",
      text: [
        "Analytics, Readiness shows what clients answered: sleep, stress, soreness, and a score. Open a client for their graphs, and enter answers that they tell you.",
      ],
      picture: "readiness",
      screens: ["readiness/readiness", "readiness/response", "readiness/client", "readiness/new-response"],
    },
    {
      title: "Compare results",
      text: [
        "Analytics, Benchmarks draws the results of one or more clients over time, as a graph and as numbers. Reset a maximum that is no longer true.",
      ],
      picture: "benchmarks",
      screens: ["benchmarks/benchmarks", "benchmarks/reset-record"],
    },
    {
      title: "Write posts",
      text: ["Writers publish posts with a title, text, a picture and a video. Athletes read them in the app."],
      screens: ["posts/posts", "posts/new", "posts/post", "posts/delete"],
    },
  ],
};
