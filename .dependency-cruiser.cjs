// Who may import whom: the table of the design, held by `depcruise app db scripts`.
const tests = "\\.test\\.tsx?$|-support\\.ts$";

/** Files under `from` may import, of our own code, `allowed` alone. */
function only(name, from, allowed, { fromNot = [], typesToo = false } = {}) {
  const types = typesToo ? {} : { dependencyTypesNot: ["type-only"] };
  return {
    name,
    severity: "error",
    from: { path: from, pathNot: [tests, ...fromNot] },
    to: { path: "^(app|db|scripts|tests)/", pathNot: allowed, ...types },
  };
}

function never(name, from, to, more = {}) {
  return { name, severity: "error", from: { path: from, pathNot: [tests] }, to: { path: to, ...more } };
}

const adapters =
  "^app/services/(files/(disk|s3|open)|payments/(braintree/|sandbox-merchant|none|open)|video/oembed|pdf/(thread|worker|drawing|fonts))";
const context = "^app/services/context\\.server";

/** Features that run another's use cases in their own transaction; a payment and its subscription take turns. */
const standsOn = {
  benchmarks: ["records"],
  coaching: ["access"],
  completions: ["records"],
  drafts: ["completions"],
  leaving: ["subscriptions"],
  payments: ["invoices", "sales", "subscriptions"],
  sales: ["invoices", "reconciliation"],
  subscriptions: ["payments", "reconciliation", "sales"],
  users: ["invitations"],
  train: ["completions", "drafts", "prescriptions"],
};

/** Of features that it does not stand on, a feature imports queries alone. */
function reaches(feature, others, fromNot = []) {
  return {
    name: `${feature === "[^/]+" ? "a feature" : feature} reaches into another's queries alone`,
    severity: "error",
    from: { path: `^app/features/(${feature})/`, pathNot: [tests, ...fromNot.map((name) => `^app/features/${name}/`)] },
    to: {
      path: "^app/features/",
      pathNot: [
        "^app/features/$1/",
        ...others.map((name) => `^app/features/${name}/`),
        "queries\\.server\\.ts$",
        "/scope\\.server\\.ts$",
      ],
      dependencyTypesNot: ["type-only"],
    },
  };
}

/** Rooms from the ground up: a room may import the rooms before it in its list, and nothing may import upwards. */
const rooms = require("./tests/architecture/rooms.json");

/** A rule a room; that every file stands in one is held by tests/architecture/rooms.test.ts. */
function floors(house, names) {
  return names.map((name, index) => ({
    name: `${name} stands on the rooms below it (${house})`,
    severity: "error",
    from: { path: `^${house}/${name}/`, pathNot: [tests] },
    to: { path: `^${house}/`, pathNot: names.slice(0, index + 1).map((below) => `^${house}/${below}/`) },
  }));
}

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    only("the database knows nothing of the app", "^db/", ["^db/"], { typesToo: true }),
    only("the domain is pure", "^app/domain/", ["^app/domain/"], { typesToo: true }),
    never("the domain takes nothing but zod from outside", "^app/domain/", "^(?!app/)", {
      pathNot: "node_modules/zod/",
    }),
    only("services stand on domain, settings and database", "^app/services/", [
      "^app/services/",
      "^app/domain/",
      "^app/http/env\\.server",
      "^db/",
    ]),
    only("use cases stand on database, domain and ports", "^app/features/.*\\.server\\.ts$", [
      "^db/",
      "^app/domain/",
      "^app/services/",
      "^app/features/",
      // why: the address of an image is part of what a view tells
      "^app/((train|script)-)?paths\\.ts$",
    ]),
    never("use cases are given their adapters and their context", "^app/features/", `${adapters}|${context}`, {
      dependencyTypesNot: ["type-only"],
    }),
    reaches("[^/]+", [], Object.keys(standsOn)),
    ...Object.entries(standsOn).map(([feature, others]) => reaches(feature, others)),
    only("what runs in the browser stands on domain and components", "^app/(ui|editor)/|^app/features/[^/]+/ui/", [
      "^app/(ui|editor|domain|styles)/",
      "^app/features/.*(?<!\\.server)\\.tsx?$",
      "^app/(((train|script)-)?paths|root)\\.tsx?$",
    ]),
    never(
      "what runs in the browser never takes a server module",
      "^app/(ui|editor)/|^app/features/[^/]+/ui/",
      "\\.server\\.ts$",
      {
        dependencyTypesNot: ["type-only"],
      },
    ),
    // and tests/http/server/build.test.ts looks for it in what the browser is sent
    never("zod stays on the server", "^app/(ui|editor)/|^app/features/[^/]+/ui/", "node_modules/zod/"),
    only("the edge of http stands on services and policy", "^app/http/", [
      "^app/http/",
      "^app/services/",
      "^app/domain/",
      "^app/((train|script)-)?paths\\.ts$",
      // why: settings are refused as the database is, and it knows nothing of the app
      "^db/operator-error\\.ts$",
    ]),
    only("routes parse, ask and answer", "^app/routes/", [
      "^app/(routes|features|http|ui|editor|domain|styles)/",
      "^app/((train|script)-)?paths\\.ts$",
    ]),
    never("the app knows nothing of its scripts and tests", "^(app|db)/", "^(scripts|tests)/"),
    only("the sandbox gateway stands beside the app, as the provider does", "^scripts/sandbox/", [
      "^scripts/sandbox/",
      "^app/domain/schedule/",
      "^app/services/(log\\.server|payments/sandbox-merchant)\\.ts$",
    ]),
    {
      name: "production never runs the sandbox gateway",
      severity: "error",
      from: { path: "^scripts/(start|worker|migrate|seed)\\.ts$" },
      to: { path: "^scripts/sandbox/", reachable: true },
    },
    ...Object.entries(rooms).flatMap(([house, names]) => floors(house, names)),
    { name: "no circles, of types neither", severity: "error", from: {}, to: { circular: true } },
    {
      name: "what runs in production is installed in production",
      severity: "error",
      from: { path: "^(app|db)/", pathNot: [tests, "^app/routes\\.ts$", "^app/routes/me/addresses\\.ts$"] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm"] },
    },
    {
      name: "everything that is imported exists",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
