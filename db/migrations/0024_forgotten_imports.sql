-- Whose upload they are is not known. They are kept for a day at most, and can be uploaded again.
DELETE FROM "client_imports";
