import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';

interface Followed {
  value: string;
  /** Takes what the visitor enters. */
  onChange: (value: string) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * The value of a control that shows `source`, such as a part of the address. A new source never replaces what the visitor
 * entered, nor the text of a control that has the focus; Back and Forward do, when nothing else was entered.
 */
export function useFollowed(source: string): Followed {
  const [{ value, followed, focused }, set] = useState({ value: source, followed: source, focused: false });
  const restored = useNavigationType() === 'POP';
  const entered = value.trim() !== followed;
  if (source !== followed && (entered || restored || !focused)) {
    set({ value: entered ? value : source, followed: source, focused });
  }
  return {
    value,
    onChange: (next) => set((now) => ({ ...now, value: next })),
    onFocus: () => set((now) => ({ ...now, focused: true })),
    onBlur: () => set((now) => ({ ...now, focused: false })),
  };
}
