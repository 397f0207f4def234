/**
 * Which test file has each operation answered well: of a good status, with what the description declares. Each file
 * proves its own (proving.ts), and together they are all that there are (calls.test.ts).
 */
export const proved = {
  "authoring/exercises": `
    GET /difficulties
    GET /exercises
    POST /exercises
    DELETE /exercises/{id}
    GET /exercises/{id}
    PUT /exercises/{id}
    POST /files
    GET /programperiods
    GET /timeunits
    GET /videos
    GET /workouts/allowed-trackable
    GET /workouts/names-trackable
  `,
  "authoring/own": `
    GET /programs/own
    GET /programs/own/{id}
    PUT /programs/own/{id}/start
    GET /programs/own/{id}/workouts
    GET /programs/own/{id}/workouts/{workoutId}
    GET /purchases
  `,
  "authoring/programs": `
    POST /actions/common/programpublish/accept
    POST /actions/common/programpublish/decline
    POST /actions/common/programpublish/suggest
    POST /actions/common/programpublish/update
    GET /folders
    POST /folders
    PUT /folders/order
    DELETE /folders/{id}
    PUT /folders/{id}
    GET /namedgroups
    POST /namedgroups
    DELETE /namedgroups/{id}
    PUT /namedgroups/{id}
    GET /programassigns
    POST /programassigns/merge
    PUT /programassigns/merge/{id}
    GET /programs
    POST /programs
    PUT /programs/order
    GET /programs/should-disable-duration-edit/{id}
    GET /programs/should-run-wizard
    GET /programs/store
    DELETE /programs/{id}
    GET /programs/{id}
    PUT /programs/{id}
  `,
  "authoring/workouts": `
    POST /module-exercises/calculate
    GET /modules/autocomplete
    GET /workouts
    POST /workouts
    POST /workouts/copy
    POST /workouts/insert-multiple
    POST /workouts/report
    PUT /workouts/{id}
  `,
  "authoring/catalogues": `
    GET /exercisecategories
    POST /exercisecategories
    PUT /exercisecategories/put-multiple
    DELETE /exercisecategories/{id}
    PUT /exercisecategories/{id}
    GET /exercisesubcategories
    POST /exercisesubcategories
    PUT /exercisesubcategories/put-multiple
    DELETE /exercisesubcategories/{id}
    PUT /exercisesubcategories/{id}
    GET /postcategories
  `,
  "athletes/barbell": `
    GET /users/current/barbell
    PUT /users/current/barbell
  `,
  "athletes/calendar-feed": `
    DELETE /calendar-feed
    GET /calendar-feed
    POST /calendar-feed
  `,
  "athletes/drafts": `
    GET /drafts
    DELETE /drafts/{id}
    GET /drafts/{id}
    GET /prescriptions/{id}
    GET /programs/own/{id}/workouts/{workoutId}/draft
    PUT /programs/own/{id}/workouts/{workoutId}/draft
    POST /programs/own/{id}/workouts/{workoutId}/draft/finish
    GET /sync
  `,
  "athletes/exercise-user": `
    GET /exercise-user/exercises-search
    GET /exercise-user/history
    GET /exercise-user/history-multiple
    PUT /exercise-user/reset/{id}
    GET /exercise-user/user
  `,
  kernel: `
    GET /posts
    POST /posts
    DELETE /posts/{id}
    GET /posts/{id}
    PUT /posts/{id}
  `,
  "money/books": `
    GET /billinginfos
    POST /billinginfos
    PUT /billinginfos/{id}
    GET /invoices
    GET /invoices/{id}/file
    GET /packagerecords
    GET /packages
    GET /packages/{id}
    POST /packages
    DELETE /packages/{id}
    PUT /packages/{id}
    GET /sellingrecords
  `,
  "money/plans": `
    GET /accountpayments
    POST /accountpayments/cancel-subscription/{subscriptionId}
    GET /paymenttokens
    GET /settings
    POST /subscriptions
    PUT /subscriptions
    GET /subscriptions/quote
  `,
  "people/coaches": `
    GET /coaches
    POST /coaches/invitations/{id}/accept
    POST /coaches/invitations/{id}/decline
    POST /coaches/{id}/block
    POST /coaches/{id}/end
    POST /coaches/{id}/unblock
  `,
  "people/invites": `
    GET /clients
    GET /clients/with-programs
    DELETE /clients/{id}
    GET /clients/{id}
    GET /invites
    GET /invites/clients
    GET /invites/current-user-guest/{userId}
    PUT /invites/set-client/{id}
    DELETE /invites/{id}
  `,
  "people/own-data": `
    POST /users/current/erase
    GET /users/current/export
    POST /users/current/export
    GET /users/current/export/{id}/file
  `,
  "people/users": `
    GET /accounts/{id}
    PUT /accounts/{id}
    POST /supportmessages
    GET /users
    GET /users/authors
    GET /users/current
    PUT /users/current
    GET /users/total
    DELETE /users/{id}
    GET /users/{id}
    PUT /users/{id}
  `,
  "athletes/questionnaire": `
    GET /questionnaire/clients
    GET /questionnaire/graph
    GET /questionnaire/graph/question
    GET /questionnaire/muscle-map/back
    GET /questionnaire/muscle-map/front
    GET /questionnaire/questions
    GET /questionnaire/responses
    POST /questionnaire/responses
  `,
  security: `
    POST /actions/security/activateaccount
    POST /actions/security/emailexists
    POST /actions/security/forgotpassword
    POST /actions/security/inviteuser
    POST /actions/security/resetpassword
    POST /token/signup
  `,
  tokens: `
    POST /actions/security/changepassword
    POST /token
    POST /token/revoke
  `,
  "athletes/training-maxima": `
    GET /exercise-user/training-maximum
    PUT /exercise-user/training-maximum
    PUT /exercise-user/training-share
  `,
  "athletes/workout-completions": `
    GET /clients/{userId}/workoutcompletions
    POST /clients/{userId}/workoutcompletions
    GET /clients/{userId}/workoutcompletions/{id}
    GET /workoutcompletions
    POST /workoutcompletions
    GET /workoutcompletions/has-unread-comments
    POST /workoutcompletions/images
    POST /workoutcompletions/mark-as-read
    DELETE /workoutcompletions/{id}
    GET /workoutcompletions/{id}
    PUT /workoutcompletions/{id}
  `,
};

export type Prover = keyof typeof proved;

/** The file's operations: "GET /posts". */
export function provedBy(file: Prover): string[] {
  return proved[file]
    .trim()
    .split("\n")
    .map((line) => line.trim());
}
