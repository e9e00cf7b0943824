CREATE TABLE "readiness" (
	"id" smallint PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
