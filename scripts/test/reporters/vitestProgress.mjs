import { noteOne, noteTotal } from '../progress.mjs';

export default class {
  onTestRunStart(specifications) {
    noteTotal(specifications.length);
  }

  onTestModuleEnd() {
    noteOne();
  }
}
