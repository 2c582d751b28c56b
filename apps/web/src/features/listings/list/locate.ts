const waitMs = 15_000;

/**
 * Where the device is, as texts of an address, to about a hundred metres: nearer than that is nobody's
 * business, and addresses are shared. Otherwise what to tell the person. Asks for leave: only call it on a tap.
 */
export async function locate(): Promise<{ latitude: string; longitude: string } | string> {
  if (!('geolocation' in navigator)) return 'This browser cannot tell where you are. Search for a place by its name.';
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude.toFixed(3), longitude: coords.longitude.toFixed(3) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(
          code === PERMISSION_DENIED
            ? 'Your browser may not tell us where you are. Allow it in its settings, or search for a place by its name.'
            : 'Your place could not be found. Try again outdoors, or search for a place by its name.',
        ),
      { timeout: waitMs, maximumAge: 300_000 },
    );
  });
}
