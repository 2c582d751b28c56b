import { createContext, useContext } from 'react';

/** Whether this visitor asked to be sent as little as possible. The same on the server and in the browser. */
export const SaveData = createContext(false);

export function useSaveData(): boolean {
  return useContext(SaveData);
}
