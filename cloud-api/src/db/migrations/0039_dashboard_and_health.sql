CREATE TABLE "job_failures" (
	"name" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "job_failures_name_hour_pk" PRIMARY KEY("name","hour")
);
--> statement-breakpoint
CREATE TABLE "platform_daily_totals" (
	"day" date PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"sales" bigint NOT NULL,
	"refunds" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outgoing_messages_failed" ON "outgoing_messages" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "daily_totals_day" ON "daily_totals" USING btree ("day");