import { createContext, useContext } from 'react';

/** Whether the visitor saves data. The same value on the server and in the browser. */
export const SaveData = createContext(false);

export function useSaveData(): boolean {
  return useContext(SaveData);
}
