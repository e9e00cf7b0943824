ALTER TABLE "orders" DROP CONSTRAINT "orders_paid";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "excess_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK (paid_amount between 0 and total_price + excess_amount and refunded_amount between 0 and paid_amount);