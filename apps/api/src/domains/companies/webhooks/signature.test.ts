import { expect, test } from 'vitest';
import { createWebhookSecret, signedHeaders } from './signature.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

test('a message is signed as the example of the Standard Webhooks specification', () => {
  expect(signedHeaders([secret], message)).toEqual({
    'content-type': 'application/json',
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
});

test('two secrets make two signatures, with a space between them', () => {
  const both = signedHeaders([createWebhookSecret(), secret], message)['webhook-signature'];
  expect(both).toMatch(/^v1,[A-Za-z0-9+/]{43}= v1,/);
  expect(both?.split(' ')[1]).toBe(signature);
});

test('a new secret has 32 random bytes', () => {
  const [one, other] = [createWebhookSecret(), createWebhookSecret()];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(other);
});
