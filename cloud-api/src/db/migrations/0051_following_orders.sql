DROP INDEX "orders_closed_by_platform";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waiter_called_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waiter_coming_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waiter_calls" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "follow_token" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_follow_token" ON "orders" USING btree ("follow_token") WHERE follow_token is not null;--> statement-breakpoint
CREATE INDEX "orders_waiter_called" ON "orders" USING btree ("restaurant_id","table_id","waiter_called_at") WHERE waiter_called_at is not null;--> statement-breakpoint
CREATE INDEX "orders_closed_by_platform" ON "orders" USING btree ("restaurant_id","closed_at") WHERE dismissed_at is null and (closed_automatically or cancel_reason in ('missed', 'by_diner'));