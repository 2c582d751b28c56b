-- What is left of a package lengthens the next one; it is never money.
ALTER TABLE "payments" DROP COLUMN "credit";
