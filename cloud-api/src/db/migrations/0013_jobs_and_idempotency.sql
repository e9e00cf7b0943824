CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text,
	"lease_until" timestamp (3) with time zone,
	"last_started_at" timestamp (3) with time zone,
	"last_finished_at" timestamp (3) with time zone,
	"last_error" text,
	"runs" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- The keys of orders become the keys of any route. The former table is a view of it, which the previous release reads and writes; the
-- constraint keeps its name, by which the previous release recognises a duplicate.
ALTER TABLE "idempotency_keys" RENAME TO "idempotency";--> statement-breakpoint
ALTER TABLE "idempotency" RENAME COLUMN "restaurant_id" TO "scope";--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "status" smallint;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "answer" text;--> statement-breakpoint
CREATE VIEW "idempotency_keys" AS SELECT "scope" AS "restaurant_id", "key", "fingerprint", "order_id", "order_number", "created_at" FROM "idempotency";--> statement-breakpoint
CREATE INDEX "ladder_steps_at" ON "ladder_steps" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "print_claims_lease_until" ON "print_claims" USING btree ("lease_until");
