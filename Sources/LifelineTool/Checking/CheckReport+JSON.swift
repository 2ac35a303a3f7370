import LifecycleDiagnostics
import LifecycleModel

extension CheckReport {
    /// The report as one JSON object.
    var json: String {
        var json = JSONText()
        json.object { json in
            json.member("inputs", inputs.count)
            json.key("findings")
            json.array { list in for diagnostic in diagnostics { list.object { diagnostic.write(to: &$0) } } }
            if let coverage {
                json.key("coverage")
                json.object { coverage.write(to: &$0) }
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
            json.key("runs")
            json.array { runs in
                runs.object { run in
                    run.key("tool")
                    run.object { tool in
                        tool.key("driver")
                        tool.object { writeDriver(&$0) }
                    }
                    run.member("columnKind", "unicodeCodePoints")
                    run.key("invocations")
                    run.array { $0.object { $0.member("executionSuccessful", !failed) } }
                    run.key("results")
                    run.array { list in for found in diagnostics { list.object { found.writeSARIF(to: &$0) } } }
                }
            }
        }
        return json.text
    }

    private func writeDriver(_ driver: inout JSONText) {
        driver.member("name", "lifeline")
        driver.member("version", RootCommand.configuration.version)
        driver.key("rules")
        driver.array { list in
            for check in OtherCheck.all {
                list.object { object in
                    object.member("id", check.name)
                    object.key("shortDescription")
                    object.object { $0.member("text", check.text) }
                    object.key("defaultConfiguration")
                    object.object { $0.member("level", check.severity.rawValue) }
                }
            }
            for rule in Rule.all {
                list.object { object in
                    object.member("id", rule.id)
                    object.key("shortDescription")
                    object.object { $0.member("text", rule.summary) }
                    object.key("fullDescription")
                    object.object { $0.member("text", rule.why) }
                    object.key("help")
                    object.object { $0.member("text", rule.remedy) }
                    object.key("defaultConfiguration")
                    object.object { $0.member("level", rule.severity.rawValue) }
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
        json.key("expected")
        json.array { list in for text in mismatch.expected { list.value(text) } }
        json.key("actual")
        json.array { list in for text in mismatch.actual { list.value(text) } }
        json.member("firstMismatch", first)
    }

    fileprivate func writeSARIF(to json: inout JSONText) {
        json.member("ruleId", diagnostic.rule)
        json.member("level", diagnostic.severity.rawValue)
        json.key("message")
        json.object { $0.member("text", diagnostic.message) }
        if let suggestion = diagnostic.suggestion {
            json.key("properties")
            json.object { $0.member("suggestion", suggestion) }
        }
        json.key("locations")
        json.array { list in
            list.object { location in
                location.key("physicalLocation")
                location.object { physical in
                    physical.key("artifactLocation")
                    physical.object { $0.member("uri", ReportedDiagnostic.address(of: file)) }
                    guard let line else { return }
                    physical.key("region")
                    physical.object { region in
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
