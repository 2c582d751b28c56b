-- A payment started again at a new price replaces the open one of its order, which therefore needs a key.
UPDATE payments SET order_key = merchant_trace WHERE order_key IS NULL AND status IN ('created', 'pending');
