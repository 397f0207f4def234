export const lastAdministrator =
  "You are the only system administrator. Nobody could look after the product without you: make somebody else a system administrator first.";
