import { allEndpoints } from '@africanscity/contracts/operations';
import { expect, test } from 'vitest';
import { serializerOf } from './serializers.ts';

// Serializers are built on first use; a failure must not first appear at a visitor.
test.each(allEndpoints.filter(({ response }) => response))('the answer of $name can be written', ({ response }) => {
  expect(serializerOf(response!)).toBeTypeOf('function');
  expect(serializerOf(response!)).toBe(serializerOf(response!));
});
