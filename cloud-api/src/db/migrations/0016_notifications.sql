CREATE TABLE "notifications" (
	"restaurant_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"chat_link" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_restaurant_id_seq_pk" PRIMARY KEY("restaurant_id","seq")
);
--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING brin ("created_at");--> statement-breakpoint
-- The notifications of the events that are still in the feed.
INSERT INTO "notifications" ("restaurant_id", "seq", "kind", "data", "chat_link", "created_at")
SELECT "restaurant_id", "seq", "data"->'notification'->>'kind', ("data"->'notification') - 'kind' - 'isRead' - 'createdAt', "data"->>'chatLink', "at"
FROM "feed" WHERE "event" = 'newNotification';
