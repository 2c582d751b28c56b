const waitMs = 15_000;

/**
 * Where the device is, as texts of an address, to about a hundred metres: nearer than that is nobody's
 * business, and addresses are shared. `exactly` is for the pin of one's own listing: to about a metre. Otherwise what to
 * tell the person. Asks for leave: only call it on a tap.
 */
export async function locate(exactly = false): Promise<{ latitude: string; longitude: string } | string> {
  const decimals = exactly ? 5 : 3;
  if (!('geolocation' in navigator)) return 'This browser cannot tell where you are. Search for a place by its name.';
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude.toFixed(decimals), longitude: coords.longitude.toFixed(decimals) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(
          code === PERMISSION_DENIED
            ? 'Your browser does not share your location. Allow it in the settings, or search for a place by name.'
            : 'Your place could not be found. Try again outdoors, or search for a place by its name.',
        ),
      { timeout: waitMs, maximumAge: exactly ? 0 : 300_000, enableHighAccuracy: exactly },
    );
  });
}
