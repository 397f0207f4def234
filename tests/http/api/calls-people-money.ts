/** Calls of documents 2 and 3 §7 about people and money: as the documents name them, and where they are answered. */
export const peopleAndMoney: [document: string, operations: string[]][] = [
  ["GET /invites", ["GET /invites"]],
  ["GET /invites/clients", ["GET /invites/clients"]],
  ["GET /invites/current-user-guest/{id}", ["GET /invites/current-user-guest/{userId}"]],
  ["PUT /invites/set-client/{id}", ["PUT /invites/set-client/{id}"]],
  ["DELETE /invites/{id}", ["DELETE /invites/{id}"]],
  ["GET /clients", ["GET /clients"]],
  ["GET /clients/with-programs", ["GET /clients/with-programs"]],
  ["get one client, delete client by clientId", ["GET /clients/{id}", "DELETE /clients/{id}"]],
  ["GET /users", ["GET /users"]],
  ["GET/PUT/DELETE /users/{id}", ["GET /users/{id}", "PUT /users/{id}", "DELETE /users/{id}"]],
  ["GET /users/authors", ["GET /users/authors"]],
  ["current user", ["GET /users/current", "PUT /users/current"]],
  ["total users", ["GET /users/total"]],
  ["accounts/{id}", ["GET /accounts/{id}", "PUT /accounts/{id}"]],
  ["package records GET by accountId, packageId", ["GET /packagerecords"]],
  ["Packages GET, POST", ["GET /packages", "GET /packages/{id}", "POST /packages"]],
  ["PUT, DELETE /packages/{id}", ["PUT /packages/{id}", "DELETE /packages/{id}"]],
  ["Billing info", ["GET /billinginfos", "POST /billinginfos", "PUT /billinginfos/{id}"]],
  ["Support POST", ["POST /supportmessages"]],
  ["Current subscription GET /accountpayments", ["GET /accountpayments"]],
  ["Cancel subscription/{subscriptionId}", ["POST /accountpayments/cancel-subscription/{subscriptionId}"]],
  ["Create subscription POST", ["POST /subscriptions", "GET /subscriptions/quote"]],
  ["Update subscription PUT", ["PUT /subscriptions"]],
  ["Invoices GET", ["GET /invoices", "GET /invoices/{id}/file"]],
  ["Selling records GET", ["GET /sellingrecords"]],
  ["Payment settings GET /settings", ["GET /settings"]],
  ["Payment token GET", ["GET /paymenttokens"]],
];

/** Calls that are not answered: where others would be, and why. */
export const unserved: [document: string, path: string, reason: string][] = [
  [
    "Customer GET by customerId, POST, PUT {name, surname, id}",
    "/customers",
    "The gateway's customer is the account, made and brought up to date within an order (POST /subscriptions), from whoever pays: one by itself would be a step of a payment that nothing follows, and no name of it is kept here. Its id is in GET /accountpayments.",
  ],
  [
    "Payment method POST {nonce, customerId}",
    "/paymentmethods",
    "A card is kept by the order that it pays (decisions §14: idempotent by the order's key): its nonce goes with POST or PUT /subscriptions, and the token of the kept one is in GET /accountpayments.",
  ],
];
