import Graphviz
import LifecycleCatalog
import LifecycleDiagnostics
import LifecycleModel

extension CheckReport {
    /// The report as one JSON object.
    var json: String {
        var json = JSONText()
        json.object { json in
            json.member("inputs", inputs.count)
            json.list("findings", diagnostics) { $0.write(to: &$1) }
            if let coverage {
                json.object("coverage") { coverage.write(to: &$0) }
            }
        }
        return json.text
    }

    /// Returns the report as a SARIF 2.1.0 log, for code scanning services.
    ///
    /// - Parameter failed: Whether the report is incomplete, because an input or another file failed.
    func sarif(failed: Bool) -> String {
        var json = JSONText()
        json.object { json in
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", "2.1.0")
            json.array("runs") { runs in
                runs.object { run in
                    run.object("tool") { tool in
                        tool.object("driver") { writeDriver(&$0) }
                    }
                    run.member("columnKind", "unicodeCodePoints")
                    run.array("invocations") { $0.object { $0.member("executionSuccessful", !failed) } }
                    run.array("results") { list in
                        var known: [String: Int] = [:]
                        for found in diagnostics {
                            known[found.identity, default: 0] += 1
                            list.object { found.writeSARIF(to: &$0, occurrence: known[found.identity] ?? 1) }
                        }
                    }
                }
            }
        }
        return json.text
    }

    private func writeDriver(_ driver: inout JSONText) {
        driver.member("name", "lifeline")
        driver.member("version", RootCommand.configuration.version)
        driver.array("rules") { list in
            for check in Catalog.checks {
                list.object { object in
                    object.member("id", check.id)
                    object.object("shortDescription") { $0.member("text", check["means"]) }
                    object.object("defaultConfiguration") { $0.member("level", check["severity"]) }
                }
            }
            for rule in Rule.all {
                list.object { object in
                    object.member("id", rule.id)
                    object.object("shortDescription") { $0.member("text", rule.summary) }
                    object.object("fullDescription") { $0.member("text", rule.why) }
                    object.object("help") { $0.member("text", rule.remedy) }
                    object.object("defaultConfiguration") { $0.member("level", rule.severity.rawValue) }
                }
            }
        }
    }
}

extension ReportedDiagnostic {
    fileprivate func write(to json: inout JSONText) {
        json.member("file", file)
        json.member("line", line)
        json.member("column", column)
        json.member("severity", diagnostic.severity.rawValue)
        json.member("rule", diagnostic.rule)
        json.member("message", diagnostic.message)
        json.member("suggestion", diagnostic.suggestion)
        json.member("controller", diagnostic.controllerName)
        json.member("n", diagnostic.callback)
        guard let mismatch = diagnostic.mismatch, let first = mismatch.firstMismatch else { return }
        json.member("expected", mismatch.expected)
        json.member("actual", mismatch.actual)
        json.member("firstMismatch", first)
    }

    /// Writes the diagnostic. Services track it by its fingerprint, which doesn't change if its line moves.
    ///
    /// - Parameter occurrence: The number of the diagnostic among those that differ only in their lines.
    fileprivate func writeSARIF(to json: inout JSONText, occurrence: Int) {
        json.member("ruleId", diagnostic.rule)
        json.member("level", diagnostic.severity.rawValue)
        json.object("message") { $0.member("text", diagnostic.message) }
        json.object("partialFingerprints") {
            $0.member("primaryLocationLineHash", fingerprint(occurrence))
        }
        if let suggestion = diagnostic.suggestion {
            json.object("properties") { $0.member("suggestion", suggestion) }
        }
        json.array("locations") { list in
            list.object { location in
                location.object("physicalLocation") { physical in
                    physical.object("artifactLocation") {
                        $0.member("uri", ReportedDiagnostic.address(of: repositoryPath))
                    }
                    guard let line else { return }
                    physical.object("region") { region in
                        region.member("startLine", line)
                        region.member("startColumn", column)
                    }
                }
            }
        }
    }

    /// Returns a path as a URI reference for SARIF. Percent-encodes all bytes except those of ASCII letters, ASCII
    /// digits, and `-._~/`.
    private static func address(of path: String) -> String {
        path.utf8.reduce(into: "") { result, byte in
            let character = Character(Unicode.Scalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
                result.append(character)
            } else {
                let hex = String(byte, radix: 16, uppercase: true)
                result += "%" + (hex.count < 2 ? "0" : "") + hex
            }
        }
    }
}
