CREATE TABLE "administrator_duty" (
	"administrator_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "called_alarms" (
	"id" text PRIMARY KEY NOT NULL,
	"called_at" timestamp (3) with time zone NOT NULL
);
