ALTER TABLE "plans" ADD COLUMN "max_tables" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "max_members" integer;