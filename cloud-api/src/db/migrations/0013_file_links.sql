CREATE TABLE "file_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"restaurant_id" uuid,
	"session_id" text NOT NULL,
	"source" text NOT NULL,
	"file" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "file_links_expires_at" ON "file_links" USING btree ("expires_at");