CREATE TABLE "failed_webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"restaurant_id" uuid,
	"reason" text NOT NULL,
	"tries" integer NOT NULL,
	"first_failed_at" timestamp (3) with time zone NOT NULL,
	"last_failed_at" timestamp (3) with time zone NOT NULL,
	"retried_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "failed_webhooks_event" ON "failed_webhooks" USING btree ("gateway","event_id");--> statement-breakpoint
CREATE INDEX "failed_webhooks_open" ON "failed_webhooks" USING btree ("last_failed_at","id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "failed_webhooks_age" ON "failed_webhooks" USING btree ("last_failed_at");