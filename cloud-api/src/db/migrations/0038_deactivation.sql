ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_actor";--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "deactivated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "deactivation_reason" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "deactivation_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor" CHECK (num_nonnulls(admin_id, member_id) <= 1 and (admin_id is not null or restaurant_id is not null));