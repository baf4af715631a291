-- What was typed, and from where, could be worked out of digests without a key, and not made into others.
DELETE FROM "missed_searches";
