ALTER TABLE "restaurants" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "consented_at" timestamp (3) with time zone;