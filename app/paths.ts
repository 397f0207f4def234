export type OwnPlace = "settings" | "me";
const ownPages: Record<OwnPlace, string> = { settings: "/settings/account", me: "/me" };

/** Some pages are in the settings, and on /me for everybody who is logged in. */
export function ownPlaceAt(address: string): OwnPlace {
  return /^(\w+:\/\/[^/]+)?\/me\//.test(address) ? "me" : "settings";
}

/** Decisions §5. No other file writes an address by hand. */
export const paths = {
  me: () => "/me",
  enterMe: (token: string) => `/login/me/${token}`,
  home: () => "/",
  support: () => "/support",
  instructions: (whose: "athletes" | "coaches") => `/instructions/${whose}`,
  login: (query: { returnUrl?: string; form?: "kept"; changed?: "password"; left?: "yes" } = {}) =>
    withQuery("/login", query),
  passkeyLogin: () => "/login/passkey",
  outbox: () => "/dev/outbox",
  outboxMail: (id: string) => `/dev/outbox/${id}`,
  logout: () => "/logout",
  signUp: (query: { email?: string; token?: string; done?: "activation" | "app" | "platform" } = {}) =>
    withQuery("/signup", query),
  myInvitation: (id: string) => `/me/coaches/${id}`,
  acceptInvitation: (id: string) => `/me/coaches/${id}/accept`,
  declineMyInvitation: (id: string) => `/me/coaches/${id}/decline`,
  endCoaching: (id: string) => `/me/coaches/${id}/end`,
  blockBusiness: (id: string) => `/me/coaches/${id}/block`,
  unblockBusiness: (id: string) => `/me/coaches/${id}/unblock`,
  closeCoachingNotice: () => "/me/notice",
  declineInvitation: (token: string) => `/decline-invitation/${token}`,
  becomeCoach: (token: string) => `/signup/coach/${token}`,
  activateAccount: (token: string) => `/activate-account/${token}`,
  terms: () => "/terms",
  privacy: () => "/privacy",
  forgotPassword: (query: { sent?: "yes" } = {}) => withQuery("/forgot-password", query),
  resetPassword: (token: string) => `/reset-password/${token}`,
  theme: () => "/theme",
  refused: () => "/refused",
  gallery: () => "/all",
  exercises: () => "/exercises",
  newExercise: () => "/exercises/new",
  exercise: (id: string) => `/exercises/${id}`,
  copyExercise: (id: string) => `/exercises/${id}/copy`,
  deleteExercise: (id: string) => `/exercises/${id}/delete`,
  exerciseCategories: () => "/exercises/categories",
  exerciseSubcategories: () => "/exercises/subcategories",
  deleteExerciseCategory: (id: string) => `/exercises/categories/${id}/delete`,
  deleteExerciseSubcategory: (id: string) => `/exercises/subcategories/${id}/delete`,
  exerciseVideo: (url: string) => withQuery("/exercises/video", { url }),
  exerciseNames: (search: string) => withQuery("/exercises/names", { search }),
  posts: () => "/posts",
  newPost: () => "/posts/new",
  post: (id: string) => `/posts/${id}`,
  deletePost: (id: string) => `/posts/${id}/delete`,
  comments: (query: { client?: string } = {}) => withQuery("/comments", query),
  comment: (id: string) => `/comments/${id}`,
  markCommentsRead: () => "/comments/mark-as-read",
  programs: () => "/programs",
  newProgram: () => "/programs/new",
  folders: () => "/programs/folders",
  renameFolder: (id: string) => `/programs/folders/${id}/rename`,
  deleteFolder: (id: string) => `/programs/folders/${id}/delete`,
  programDetails: (id: string) => `/manage-program/${id}/details`,
  deleteProgram: (id: string) => `/programs/${id}/delete`,
  programFolder: (id: string) => `/programs/${id}/folder`,
  moveProgram: (id: string) => `/programs/${id}/move`,
  clients: (query: { show?: "invites"; program?: "today" | "due" | "none"; group?: string } = {}) =>
    withQuery("/clients", query),
  clientsCsv: (query: string) => `/clients/csv${query}`,
  pickedClients: (verb: "group" | "program" | "invite" | "delete") => `/clients/picked/${verb}`,
  inviteClient: () => "/clients/invite",
  importClients: () => "/clients/import",
  clientImport: (id: string, page = 1) => withQuery(`/clients/import/${id}`, page > 1 ? { page } : {}),
  clientImportProblems: (id: string) => `/clients/import/${id}/problems.csv`,
  clientImportSent: (id: string) => `/clients/import/${id}/sent`,
  invitation: (id: string) => `/clients/invites/${id}`,
  deleteInvitation: (id: string) => `/clients/invites/${id}/delete`,
  editClient: (id: string) => `/clients/${id}/edit`,
  client: (id: string) => `/clients/${id}`,
  clientPage: (id: string, page: number) => withQuery(`/clients/${id}`, page > 1 ? { page } : {}),
  clientWorkout: (id: string, completionId: string) => `/clients/${id}/workouts/${completionId}`,
  enterWorkout: (id: string) => `/clients/${id}/workouts/new`,
  enterWorkoutOf: (id: string, programId: string, key: string) => `/clients/${id}/workouts/new/${programId}/${key}`,
  giveProgram: (clientId: string) => `/clients/${clientId}/programs/new`,
  clientNewMaximum: (id: string) => `/clients/${id}/maxima/new`,
  clientMaximum: (id: string, exerciseId: string, category: string) =>
    withQuery(`/clients/${id}/maxima/${exerciseId}`, { category }),
  clientTrainingMaximum: (id: string, exerciseId: string) => `/clients/${id}/training-maxima/${exerciseId}`,
  clientTrainingShare: (id: string) => `/clients/${id}/training-share`,
  clientBodyWeight: (id: string) => `/clients/${id}/body-weight`,
  clientInGroups: (id: string) => `/clients/${id}/groups`,
  newClientNote: (id: string) => `/clients/${id}/notes/new`,
  clientNote: (id: string, noteId: string) => `/clients/${id}/notes/${noteId}`,
  deleteClientNote: (id: string, noteId: string) => `/clients/${id}/notes/${noteId}/delete`,
  deleteClient: (id: string) => `/clients/${id}/delete`,
  pastNotes: () => "/clients/past-notes",
  deletePastNote: (id: string) => `/clients/past-notes/${id}/delete`,
  clientGroups: () => "/clients/groups",
  clientGroup: (id: string) => `/clients/groups/${id}`,
  renameClientGroup: (id: string) => `/clients/groups/${id}/rename`,
  deleteClientGroup: (id: string) => `/clients/groups/${id}/delete`,
  benchmarks: (query: { clients?: string } = {}) => withQuery("/benchmarks", query),
  benchmarksFile: (name: "graphs.pdf" | "graph.csv") => `/benchmarks/${name}`,
  resetRecord: (id: string) => `/benchmarks/records/${id}/reset`,
  readiness: (query: { timeframe?: string; clients?: string } = {}) => withQuery("/readiness", query),
  readinessOf: (clientId: string, query: { tab?: "graphs"; page?: number; refused?: "yes" } = {}) =>
    withQuery(`/readiness/${clientId}`, query),
  newReadiness: (clientId: string) => `/readiness/${clientId}/new`,
  readinessPdf: (clientId: string) => `/readiness/${clientId}/graphs.pdf`,
  readinessCsv: (clientId: string, query: { graph: string }) => withQuery(`/readiness/${clientId}/graph.csv`, query),
  readinessResponse: (clientId: string, id: string) => `/readiness/${clientId}/responses/${id}`,
  packages: () => "/packages",
  newPackage: () => "/packages/new",
  package: (id: string) => `/packages/${id}`,
  deletePackage: (id: string) => `/packages/${id}/delete`,
  subscribe: () => "/subscribe",
  billingInfo: (packageId: string, yearlyPackageId: string) => `/billing-info/${packageId}/${yearlyPackageId}`,
  payments: () => "/payment",
  payment: (packageId: string) => `/payment/${packageId}`,
  billByInvoice: (packageId: string) => `/payment/${packageId}/by-invoice`,
  paymentComplete: (isSuccess: "success" | "error") => `/payment-complete/${isSuccess}`,
  api: () => "/api",
  apiDocs: () => "/api/docs",
  openApi: () => "/api/openapi.json",
  braintreeWebhook: () => "/webhooks/braintree",
  settings: () => "/settings",
  account: () => "/settings/account",
  userInfo: (place: OwnPlace = "settings") => `${ownPages[place]}/info`,
  changePassword: (place: OwnPlace = "settings") => `${ownPages[place]}/password`,
  subscription: () => "/settings/account/subscription",
  changeCard: () => "/settings/account/subscription/card",
  tryAgain: () => "/settings/account/subscription/try-again",
  withdrawPayment: () => "/settings/account/withdraw-payment",
  cancelSubscription: () => "/settings/account/subscription/cancel",
  personalTokens: () => "/settings/account/tokens",
  newPersonalToken: () => "/settings/account/tokens/new",
  revokePersonalToken: (id: string) => `/settings/account/tokens/${id}/revoke`,
  devices: (place: OwnPlace = "settings") => `${ownPages[place]}/devices`,
  signOutElsewhere: (place: OwnPlace = "settings") => `${ownPages[place]}/devices/sign-out`,
  signOutDevice: (id: string, place: OwnPlace = "settings") => `${ownPages[place]}/devices/${id}/sign-out`,
  yourData: (place: OwnPlace = "settings") => `${ownPages[place]}/data`,
  dataArchive: (id: string, place: OwnPlace = "settings") => `${ownPages[place]}/data/${id}`,
  leave: (place: OwnPlace = "settings") => (place === "me" ? "/me/leave" : "/settings/account/data/leave"),
  passkeys: (place: OwnPlace = "settings") => `${ownPages[place]}/passkeys`,
  passkeyOptions: (place: OwnPlace = "settings") => `${ownPages[place]}/passkeys/options`,
  renamePasskey: (id: string, place: OwnPlace = "settings") => `${ownPages[place]}/passkeys/${id}/rename`,
  deletePasskey: (id: string, place: OwnPlace = "settings") => `${ownPages[place]}/passkeys/${id}/delete`,
  commissions: () => "/settings/commissions",
  commissionsCsv: (query: string) => `/settings/commissions/csv${query}`,
  reconciliations: () => "/settings/payments",
  reconciliation: (id: string) => `/settings/payments/${id}`,
  users: () => "/settings/users",
  user: (id: string) => `/settings/users/${id}`,
  deleteUser: (id: string) => `/settings/users/${id}/delete`,
  mails: () => "/settings/mails",
  mail: (id: string) => `/settings/mails/${id}`,
  programStore: () => "/settings/programs",
  storeProgram: (id: string) => `/settings/programs/${id}`,
  buyProgram: (id: string) => `/settings/programs/${id}/buy`,
  billProgramByInvoice: (id: string) => `/settings/programs/${id}/buy/by-invoice`,
  billing: () => "/settings/billing",
  billingInformation: () => "/settings/billing/info",
  invoice: (id: string) => `/settings/billing/invoices/${id}`,
  invoicePdf: (id: string) => `/settings/billing/invoices/${id}/pdf`,
  creditNotePdf: (invoiceId: string, id: string) => `/settings/billing/invoices/${invoiceId}/credit-notes/${id}/pdf`,
  endLicence: (invoiceId: string) => `/settings/billing/invoices/${invoiceId}/end-licence`,
  editors: () => "/manage-program",
  editor: (id: string, week?: number) => `/manage-program/${id}${week && week > 1 ? `?week=${week}` : ""}`,
  editorFor: (id: string, query: { week: number; client: string }) => withQuery(`/manage-program/${id}`, query),
  save: (id: string) => `/manage-program/${id}/workouts`,
  days: (id: string, keys: string[]) =>
    `/manage-program/${id}/days?${new URLSearchParams(keys.map((key) => ["key", key]))}`,
  explorer: (id: string, query: Record<string, string | number>) => withQuery(`/manage-program/${id}/exercises`, query),
  textNames: (id: string, names: readonly string[]) =>
    `/manage-program/${id}/text-names?${new URLSearchParams(names.map((name) => ["name", name]))}`,
  setNames: (id: string, searchValue: string) => withQuery(`/manage-program/${id}/set-names`, { searchValue }),
  lastUse: (id: string, exercise: string) => withQuery(`/manage-program/${id}/last-use`, { exercise }),
  clientChoices: (id: string, query: { client: string; clients: string }) =>
    withQuery(`/manage-program/${id}/client-choices`, query),
  clipboard: (id: string) => `/manage-program/${id}/clipboard`,
  workout: (programId: string, key: string) => `/manage-program/${programId}/workouts/${key}`,
  workoutImage: (programId: string, key: string) => `/manage-program/${programId}/workouts/${key}/image`,
  preview: (programId: string, key: string) => `/manage-program/${programId}/workouts/${key}/preview`,
  movePart: (programId: string, key: string, partId: string) =>
    `/manage-program/${programId}/workouts/${key}/move/${partId}`,
  text: (id: string, week: number) => `/manage-program/${id}/text?week=${week}`,
  programText: (id: string) => `/manage-program/${id}/program-text`,
  notation: () => "/notation",
  help: (id: string) => `/manage-program/${id}/help`,
  tour: () => "/tour",
  copyProgram: (id: string) => `/manage-program/${id}/copy`,
  deleteInEditor: (id: string) => `/manage-program/${id}/delete`,
  publish: (id: string) => `/manage-program/${id}/publish`,
  publishStep: (id: string, step: "suggest" | "accept" | "decline") => `/manage-program/${id}/publish/${step}`,
  programClients: (id: string) => `/manage-program/${id}/clients`,
  programClient: (id: string, clientId: string) => `/manage-program/${id}/clients/${clientId}`,
  removeProgramClient: (id: string, clientId: string) => `/manage-program/${id}/clients/${clientId}/delete`,
  repeatWeek: (id: string, week: number) => `/manage-program/${id}/repeat?week=${week}`,
  editorKeys: (id: string) => `/manage-program/${id}/keys`,
  workoutText: (programId: string, key: string) => `/manage-program/${programId}/workouts/${key}/text`,
  history: (id: string) => `/manage-program/${id}/history`,
  restore: (id: string, save: number) => `/manage-program/${id}/history/${save}/restore`,
  maximum: (id: string) => `/manage-program/${id}/maximum`,
  bodyWeight: (id: string) => `/manage-program/${id}/body-weight`,
  editorUnder: (id: string, search: string) => {
    const query = new URLSearchParams(search);
    const [day, preview] = ["day", "preview"].map((name) => encodeURIComponent(query.get(name) ?? ""));
    const alone = day ? paths.workout(id, day) : paths.editor(id);
    const page = preview ? paths.preview(id, preview) : alone;
    return page + searchWithout(search, "exercise", "category", "at", "chosen", preview ? "preview" : "day");
  },
  rounding: (id: string) => `/manage-program/${id}/rounding`,
  totals: (id: string) => `/manage-program/${id}/totals`,
  numbers: (id: string) => `/manage-program/${id}/numbers`,
  addWeek: (id: string) => `/manage-program/${id}/add-week`,
  report: (id: string) => `/manage-program/${id}/report`,
  reportPdf: (id: string) => `/manage-program/${id}/report.pdf`,
  uploads: () => "/files",
  file: (id: string, width?: number) => `/files/${id}${width ? `?width=${width}` : ""}`,
};

/**
 * Open with an expired subscription, with everything below (decisions §2): personal data, what they pay, and the way to
 * pay again. New addresses are closed by default.
 */
const openToExpired = (
  "/settings/account /settings/billing /subscribe /billing-info /payment /payment-complete /support /files /signup " +
  "/theme"
).split(" ");

export function isOpenToExpired(pathname: string) {
  // why: /settings only redirects to the account
  return pathname === paths.settings() || openToExpired.some((at) => `${pathname}/`.startsWith(`${at}/`));
}

/** Decisions §16: a login to these pages does not need access to the administration. */
export function isOwnPage(pathname: string) {
  return ["/me", "/train"].some((at) => `${pathname}/`.startsWith(`${at}/`));
}

function withQuery(path: string, query: Record<string, string | number>) {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? path : `${path}?${text}`;
}

export function searchWithout(search: string, ...names: string[]) {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}
