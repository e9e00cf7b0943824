ALTER TABLE "support_requests" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
CREATE INDEX "support_requests_assignee" ON "support_requests" USING btree ("assignee_id");