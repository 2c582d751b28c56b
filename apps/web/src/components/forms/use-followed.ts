import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';

interface Followed {
  value: string;
  /** Called with the visitor's input. */
  onChange: (value: string) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * The value of a control that follows `source`, such as a URL parameter. A new source never replaces unsent input, nor
 * the text of a focused control, except on Back and Forward without unsent input.
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
