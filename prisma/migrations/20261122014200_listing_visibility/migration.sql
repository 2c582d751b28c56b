-- Each reason for which a listing is not on the site has a column of its own, and none knows of the others.
DROP TRIGGER "properties_hidden_with_owner" ON "properties";
DROP FUNCTION "hide_with_owner"();
ALTER TABLE "properties" RENAME COLUMN "hidden_at" TO "hidden_by_team_at";
ALTER TABLE "properties" ADD COLUMN "owner_disabled_at" TIMESTAMPTZ(3);

-- Before the expression looks at it: where a listing was shown, the limit's moment meant nothing.
UPDATE "properties" SET "over_limit_at" = NULL WHERE "over_limit_at" IS NOT NULL AND "hidden_by_team_at" IS NULL;

ALTER TABLE "properties" ALTER COLUMN "listed_as" SET EXPRESSION AS (
    CASE WHEN "hidden_by_team_at" IS NULL AND "over_limit_at" IS NULL AND "owner_disabled_at" IS NULL AND "deleted_at" IS NULL
    THEN "status" END);

-- One column held the reasons, told apart by equal moments. Nothing comes into sight by this: each reason that goes
-- from that column stands in its own.
UPDATE "properties" p
SET "owner_disabled_at" = u."disabled_at",
    "hidden_by_team_at" = CASE
        WHEN p."hidden_reason" IS NULL AND p."hidden_by_team_at" IN (p."over_limit_at", u."disabled_at") THEN NULL
        ELSE p."hidden_by_team_at"
    END
FROM "users" u
WHERE u."id" = p."owner_id" AND (u."disabled_at" IS NOT NULL OR p."hidden_by_team_at" = p."over_limit_at");

-- Those that are not on the site and not deleted, which are few, are found without reading the others.
DROP INDEX "properties_hidden_idx";
CREATE INDEX "properties_hidden_idx" ON "properties" ("id") WHERE "listed_as" IS NULL AND "deleted_at" IS NULL;
