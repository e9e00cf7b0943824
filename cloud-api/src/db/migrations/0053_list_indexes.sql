DROP INDEX "documents_expiring";--> statement-breakpoint
CREATE INDEX "subscriptions_trial_end" ON "subscriptions" USING btree ("trial_ends_on");--> statement-breakpoint
CREATE INDEX "subscriptions_cancelled" ON "subscriptions" USING btree ("cancelled_on") WHERE "subscriptions"."cancelled_on" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_deadline" ON "subscriptions" USING btree (coalesce("open_due_on", "next_period_on"),"restaurant_id");--> statement-breakpoint
CREATE INDEX "documents_expiring" ON "documents" USING btree ("expiration_date","id","restaurant_id") WHERE "documents"."state" = 'verified' and "documents"."expiration_date" is not null;