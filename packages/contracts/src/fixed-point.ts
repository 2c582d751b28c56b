/** Arithmetic with decimal numbers as integers, so that nothing but a result is rounded. */

/** Returns a decimal number as an integer with so many digits after the point: "1.5" with two digits is 150. Leaves out further digits. */
export function scaled(number: string, digits: number): bigint {
  const [whole = '', decimals = ''] = number.split('.');
  return BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0'));
}

/** Rounds a quotient half up. Both numbers are positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}
