import * as texts from '@africanscity/messages/listings';

const waitMs = 15_000;

/**
 * Reads the device's position as URL parameters, rounded to about 100 metres for privacy, because addresses are shared.
 * `exactly` rounds to about a metre, for the pin of the user's own listing. Resolves with an error message on failure.
 * Asks for permission: call it only on a click.
 */
export async function locate(exactly = false): Promise<{ latitude: string; longitude: string } | string> {
  const decimals = exactly ? 5 : 3;
  if (!('geolocation' in navigator)) return texts.noGeolocation();
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude.toFixed(decimals), longitude: coords.longitude.toFixed(decimals) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? texts.locationDenied() : texts.locationNotFound()),
      { timeout: waitMs, maximumAge: exactly ? 0 : 300_000, enableHighAccuracy: exactly },
    );
  });
}
