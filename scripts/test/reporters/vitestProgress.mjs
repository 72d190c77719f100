import { noteOne, noteTotal } from '../progress.mjs';

/** Tells the run around it how many test files there are, and of each that it is done. */
export default class {
  onTestRunStart(specifications) {
    noteTotal(specifications.length);
  }

  onTestModuleEnd() {
    noteOne();
  }
}
