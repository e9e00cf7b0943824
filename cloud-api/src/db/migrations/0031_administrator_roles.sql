ALTER TABLE "users" ADD COLUMN "administrator_role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
-- Until now every administrator could do everything.
UPDATE "users" SET "administrator_role" = 'owner' WHERE "role" = 'admin';