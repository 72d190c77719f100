import { type ComponentType, createContext } from 'react';

/** Props of the component that reports a part whose code could not be loaded. */
export interface FailedPartProps {
  /** Whether the part has failed here before. */
  isAgain: boolean;
  /**
   * `screen` fills the page, `place` is a part of it, `dialog` is an overlay without a place in the
   * page.
   */
  shape: 'screen' | 'place' | 'dialog';
  /** False for a closed dialog. */
  isOpen: boolean;
  /** Loads the part again. In a transition, the current content stays until the part has loaded. */
  onRetry: () => void;
  /** Closes a dialog that could not be loaded. */
  onClose: () => void;
}

/**
 * The component that reports parts whose code could not be loaded. `UiProvider` sets a simple
 * component. The portal replaces it with a component that also checks the portal's version.
 */
export const FailureContext = createContext<ComponentType<FailedPartProps>>(() => null);
