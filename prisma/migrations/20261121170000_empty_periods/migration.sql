-- A period that an upgrade replaces before it has begun keeps no time: it ends where it starts.
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_order";
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order" CHECK ("ends_at" >= "starts_at");
