import { type ComponentType, createContext } from 'react';
import { ErrorState } from '../components/ErrorState';

/** A part that could not be loaded, as whoever tells of it is given it. */
export interface FailedPartProps {
  /** Whether it has failed before in this place. */
  isAgain: boolean;
  /** `screen` fills the page, `place` is a part of it, `dialog` floats over it and has no place of its own. */
  shape: 'screen' | 'place' | 'dialog';
  /** False for a dialog that is closed. */
  isOpen: boolean;
  /** Asks for the part anew. In a transition, what stands there stays until it comes. */
  onRetry: () => void;
  /** Puts a dialog away that could not be opened. */
  onClose: () => void;
}

/** Says in its place that a part is missing, with what the page has at hand. */
export const PlainFailure = ({ onRetry }: Pick<FailedPartProps, 'onRetry'>) => (
  <ErrorState onRetry={onRetry} />
);

/** What tells of parts that could not be loaded. The portal, which can ask for its version, says more than the default. */
export const FailureContext = createContext<ComponentType<FailedPartProps>>(PlainFailure);
