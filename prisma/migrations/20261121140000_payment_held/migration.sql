-- AlterEnum: apart, since a new value cannot be used in the transaction that adds it.
ALTER TYPE "payment_status" ADD VALUE 'held';
