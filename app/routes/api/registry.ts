import type { Resource } from "#app/http/api/operation.ts";
import { barbell } from "./athletes/barbell.ts";
import { calendarFeed } from "./athletes/calendar-feed.ts";
import { drafts } from "./athletes/drafts.ts";
import { exerciseUser } from "./athletes/exercise-user.ts";
import { prescriptions } from "./athletes/prescriptions.ts";
import { questionnaire } from "./athletes/questionnaire.ts";
import { questionnaireGraphs } from "./athletes/questionnaire-graphs.ts";
import { sync } from "./athletes/sync.ts";
import { trainingMaxima } from "./athletes/training-maxima.ts";
import { workoutCompletions } from "./athletes/workout-completions.ts";
import { authoring } from "./authoring/authoring.ts";
import { exerciseCategories } from "./exercise-categories.ts";
import { exerciseSubcategories } from "./exercise-subcategories.ts";
import { accountPayments } from "./money/account-payments.ts";
import { billingInfos } from "./money/billing-infos.ts";
import { invoices } from "./money/invoices.ts";
import { packageRecords } from "./money/package-records.ts";
import { packages } from "./money/packages.ts";
import { paymentSettings } from "./money/payment-settings.ts";
import { sellingRecords } from "./money/selling-records.ts";
import { subscriptions } from "./money/subscriptions.ts";
import { passwords } from "./passwords.ts";
import { accounts } from "./people/accounts.ts";
import { clients } from "./people/clients.ts";
import { coaches } from "./people/coaches.ts";
import { invites } from "./people/invites.ts";
import { ownData } from "./people/own-data.ts";
import { supportMessages } from "./people/support-messages.ts";
import { users } from "./people/users.ts";
import { postCategoryList, posts } from "./posts.ts";
import { security } from "./security.ts";
import { tokenResource } from "./tokens.ts";

export const resources: Resource[] = [
  // access
  tokenResource,
  security,
  passwords,
  // exercises
  exerciseCategories,
  exerciseSubcategories,
  // programs, and what athletes train by
  ...authoring,
  // people
  users,
  ownData,
  clients,
  invites,
  coaches,
  accounts,
  supportMessages,
  // money
  packages,
  packageRecords,
  accountPayments,
  subscriptions,
  paymentSettings,
  billingInfos,
  invoices,
  sellingRecords,
  // training
  workoutCompletions,
  drafts,
  prescriptions,
  sync,
  calendarFeed,
  barbell,
  exerciseUser,
  trainingMaxima,
  questionnaire,
  questionnaireGraphs,
  // content
  posts,
  postCategoryList,
];
