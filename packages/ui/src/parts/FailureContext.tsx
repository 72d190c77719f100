import { type ComponentType, createContext } from 'react';
import { ErrorState } from '../components/ErrorState';

/** Props of the component that reports a part whose code could not be loaded. */
export interface FailedPartProps {
  /** It has failed here before. */
  isAgain: boolean;
  /**
   * `screen` fills the page, `place` is a part of it, `dialog` is an overlay without a place in the
   * page.
   */
  shape: 'screen' | 'place' | 'dialog';
  /** False for a closed dialog. */
  isOpen: boolean;
  /** Loads the part again. In a transition, the current content stays until it arrives. */
  onRetry: () => void;
  /** Closes a dialog that could not be loaded. */
  onClose: () => void;
}

/** The default report of a missing part. */
export const PlainFailure = ({ onRetry }: Pick<FailedPartProps, 'onRetry'>) => (
  <ErrorState onRetry={onRetry} />
);

/**
 * The component that reports parts whose code could not be loaded. The portal, which can check its
 * version, replaces the default.
 */
export const FailureContext = createContext<ComponentType<FailedPartProps>>(PlainFailure);
