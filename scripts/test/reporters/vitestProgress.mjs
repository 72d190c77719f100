import { noteOne, noteTotal } from '../progress.mjs';

/** Reports the number of test files, and each finished one. */
export default class {
  onTestRunStart(specifications) {
    noteTotal(specifications.length);
  }

  onTestModuleEnd() {
    noteOne();
  }
}
