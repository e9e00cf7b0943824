CREATE TABLE "outgoing_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"restaurant_id" uuid,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
INSERT INTO "outgoing_messages" ("id", "restaurant_id", "channel", "recipient", "text", "created_at", "next_try_at", "expires_at", "tries")
SELECT "id", "restaurant_id", 'sms', "to_number", "text", "created_at", coalesce("claimed_until", "created_at"), "created_at" + interval '30 minutes', "tries"
FROM "sms_messages" WHERE "sent_at" IS NULL AND "tries" < 5;--> statement-breakpoint
DROP TABLE "sms_messages" CASCADE;--> statement-breakpoint
CREATE INDEX "outgoing_messages_waiting" ON "outgoing_messages" USING btree ("channel","next_try_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_created" ON "outgoing_messages" USING btree ("created_at");